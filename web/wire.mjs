// Makes the types of everything that goes over the wire, from the schema that `python -m handbook` writes.
//
// node wire.mjs          write src/net/wire.ts anew
// node wire.mjs check    fail if it is old
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const SCHEMA = new URL('../src/bakufu/server/http/wire.json', import.meta.url)
const TYPES = new URL('src/net/wire.ts', import.meta.url)
const HEAD = '// Everything that goes over the wire. Made by wire.mjs from ../src/bakufu/server/http/wire.json: do not edit.\n'

const schema = JSON.parse(await readFile(SCHEMA, 'utf8'))
const written = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: HEAD,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120, semi: false, singleQuote: true },
  unreachableDefinitions: true,
})
// The generator notes under each type where it found it, which its name says already.
const made = written
  .replace(/( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g, '')
  .replaceAll('/**\n */\n', '')
  .replace('export interface Wire {\n  [k: string]: unknown\n}\n', '')
if (process.argv[2] !== 'check') await writeFile(TYPES, made)
else if ((await readFile(TYPES, 'utf8')) !== made) {
  console.error('src/net/wire.ts is old: python -m handbook and node web/wire.mjs write it anew')
  process.exitCode = 1
}
