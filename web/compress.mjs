// Lays compressed copies beside what was built, once and well, so that the server need not compress anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SHRINKS = /\.(m?js|css|html|svg|json|txt|wasm|webmanifest)$/
const WORTH_IT = 512
// A large file takes half a minute at the highest quality, for little.
const LARGE = 1_000_000
const QUICK = 9

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!SHRINKS.test(name)) continue
  const file = join(folder, name)
  const plain = readFileSync(file)
  if (plain.length < WORTH_IT) continue
  const params = { 
    [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? QUICK : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }))
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
}
