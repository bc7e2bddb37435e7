import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'
import { momentsOf } from './moments.ts'

const SAO_PAULO = 'America/Sao_Paulo'

test.each([
  ['an ordinary day', SAO_PAULO, '2026-12-01T08:30', ['2026-12-01T11:30:00.000Z']],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires', '2026-12-01T08:30', ['2026-12-01T11:30:00.000Z']],
  ['midnight', SAO_PAULO, '2026-12-01T00:00', ['2026-12-01T03:00:00.000Z']],
  ['a midnight that clocks skip', SAO_PAULO, '2018-11-04T00:30', []],
  ['the first minute after it', SAO_PAULO, '2018-11-04T01:00', ['2018-11-04T03:00:00.000Z']],
  ['an hour that comes twice', SAO_PAULO, '2019-02-16T23:30', ['2019-02-17T01:30:00.000Z', '2019-02-17T02:30:00.000Z']],
  ['the day after', SAO_PAULO, '2019-02-17T23:30', ['2019-02-18T02:30:00.000Z']],
  ['a zone east of Greenwich', 'Europe/Berlin', '2026-03-29T02:30', []],
  ['30 February', SAO_PAULO, '2026-02-30T08:00', []],
  ['hour 24', SAO_PAULO, '2026-02-20T24:00', []],
  ['no time', SAO_PAULO, 'amanhã', []],
])('%s', (_, zone, local, moments) => {
  expect(momentsOf(zone, local).map((at) => at.toISOString())).toEqual(moments)
  for (const at of momentsOf(zone, local)) expect(localTime(zone, at)).toBe(local)
})
