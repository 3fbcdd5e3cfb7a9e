import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The client is built into the server's package, which serves it beside the API.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bakufu/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8600', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
