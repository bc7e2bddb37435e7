import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const SCRIPT = `
  const { beginLean } = await import(${JSON.stringify(join(import.meta.dirname, 'begin-lean.ts'))})
  beginLean()
  console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.execArgv[0], process.argv.slice(1)]))
`

async function begun(env: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--input-type=module', '--eval', SCRIPT, 'one', 'two'],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [output, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(wrong).toBe('')
  const [pid, ...rest] = JSON.parse(output)
  expect(pid).toBe(child.pid)
  return rest
}

test.runIf(process.platform === 'linux')('a process begins anew with one arena, as itself', async () => {
  expect(await begun({})).toEqual(['1', '--max-semi-space-size=8', ['one', 'two']])
})

test('what somebody has set stays', async () => {
  expect(await begun({ MALLOC_ARENA_MAX: '7' })).toEqual(['7', '--max-semi-space-size=8', ['one', 'two']])
})
