import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

// While developing, the API is that of a server beside us.
const { BAKUFU_SERVER: server = 'http://127.0.0.1:8600' } = loadEnv('development', '.', 'BAKUFU_')

// The client is built into the server's package, which serves it beside the API.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bakufu/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    // The server believes only its own pages, so the proxy speaks as one.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server }, rewriteWsOrigin: true } },
    fs: { allow: ['..'] }, // the message catalogues stand in the Python package
  },
  // Tests read the style sheets, which are otherwise empty to them.
  test: { css: true, include: ['src/**/*.test.ts'], setupFiles: ['src/text/english.setup.ts'] },
})
