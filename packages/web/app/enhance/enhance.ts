/** The whole script of a page to read: links and GET forms answered in place, and what `*.enhance.ts` adds. No React in here. */
import { enhancements } from './enhancements.ts'
import { type Facts, SCRIPT_ID } from './facts.ts'
import { startLive } from './live.ts'
import { markOf } from './marks.ts'
import { startParts } from './parts.ts'

const script = document.getElementById(SCRIPT_ID)
// Written by EnhanceScript of the same build.
const facts = JSON.parse((script && markOf(script, 'facts')) ?? '') as Facts

for (const { start } of enhancements) start?.(facts)
startLive()
void startParts(facts).finally(() => {
  for (const { finish } of enhancements) finish?.()
})
