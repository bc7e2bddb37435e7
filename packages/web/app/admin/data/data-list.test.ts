import { expect, test } from 'vitest'
import texts from '../../../../../texts/pt-BR/sheets.json'
import { GROUPS } from './data-list.ts'

test('every sheet stands in one group, so that who keeps data finds it', () => {
  const names = Object.keys(texts).flatMap((id) => /^sheets\.name\.(.+)$/.exec(id)?.[1] ?? [])
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(names.toSorted())
})
