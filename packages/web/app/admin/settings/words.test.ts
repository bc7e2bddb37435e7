import { SETTINGS } from '@volante/domain/settings/settings'
import { expect, test } from 'vitest'
import texts from '../../../../../texts/pt-BR/settings.json'

test('every setting says what it is called and what it does, and no words are of none', () => {
  const wanted = Object.keys(SETTINGS).flatMap((key) => [`settings.does.${key}`, `settings.name.${key}`])
  const written = Object.keys(texts).filter((id) => /^settings\.(name|does)\./.test(id))
  expect(written.toSorted()).toEqual(wanted.toSorted())
})
