import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '../../main.ts')

test('with demo mode off and nothing else set the start ends at once, names settings and remedies, and touches no data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'volante-start-'))
  const env = { PATH: process.env.PATH, VOLANTE_DEMO: 'false', VOLANTE_DATA: folder }
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  for (const name of ['PUBLIC_URL', 'CARD_PROVIDER_BR', 'PIX_PROVIDER', 'TOKENISER_URL', 'FACE_PROVIDER', 'SMTP_URL'])
    expect(errors).toContain(`  ${name} is `)
  expect(errors).toContain('ACCEPTED_GAPS=built-in-payments')
  expect(errors).not.toContain('    at ')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
