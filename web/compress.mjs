// Lays compressed copies beside what was built, once and well, so that the server need not compress anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/
const WORTH_IT = 512

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue
  const file = join(folder, name)
  const plain = readFileSync(file)
  if (plain.length < WORTH_IT) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }))
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
}
