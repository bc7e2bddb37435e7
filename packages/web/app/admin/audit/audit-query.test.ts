import { expect, test } from 'vitest'
import { askedAudit, auditAddress, isNarrowed, readAuditQuery } from './audit-query.ts'

const read = (search: string) => readAuditQuery(new URLSearchParams(search))

test('an address is read and written alike, what is unknown left out', () => {
  const query = read('actor=+ana+&call=people.get&subject=4F7K&from=2026-02-30&to=2026-03-01&after=12-3&utm=x')
  expect(auditAddress(query)).toBe('/admin/audit?actor=ana&call=people.get&subject=4F7K&to=2026-03-01&after=12-3')
  expect(auditAddress(query, { actor: '', after: '' })).toBe('/admin/audit?call=people.get&subject=4F7K&to=2026-03-01')
  expect(askedAudit(read('actor=ana&call=people.drop&after=x'))).toEqual({ actor: 'ana' })
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed(read('after=1-2'))).toBe(false)
  expect(isNarrowed(read('subject=1'))).toBe(true)
})
