import { parseArgs } from 'node:util'
import { SCENARIOS } from './scenario/scenarios.ts'
import { Stage } from './scenario/stage.ts'

// Plays a purchase against a running demo: `npm run scenario -- <name> [--base http://localhost:3000]`; `list` names them.
// It moves the demo's clock. Ends with 1 when the outcome is not the promised one.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'http://localhost:3000' } },
})
const [name = 'list'] = positionals
const scenario = SCENARIOS[name]
const print = (line: string) => void process.stdout.write(`${line}\n`)

if (scenario) {
  print(`${name}: ${scenario.says}`)
  try {
    await scenario.play(new Stage({ base: values.base.replace(/\/+$/, ''), print }))
    print(`${name}: as promised`)
  } catch (error) {
    print(`${name}: WRONG: ${isAway(error) ? `nothing answers at ${values.base}` : String(error)}`)
    process.exitCode = 1
  }
} else {
  for (const [known, { says }] of Object.entries(SCENARIOS)) print(`${known.padEnd(28)}${says}`)
  if (name !== 'list') process.exitCode = 1
}

/** What fetch throws when nobody listens. */
function isAway(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}
