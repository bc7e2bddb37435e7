import { listAddress, searchOf } from '../../work/list/list-address.ts'

export const SETTINGS_LIST = listAddress('/admin/settings', ['text'], ['scope'])
export const TEXTS_LIST = listAddress(
  '/admin/settings/texts',
  ['text', 'area', 'which'],
  ['scope', 'said', 'set', 'page'],
)

/** The page of one value of a place; `set`: the change set that a change of it is put into. */
export const valuePath = (key: string, scope: string, { done = '', set = '' } = {}): string =>
  `/admin/settings/values/${encodeURIComponent(key)}?${searchOf({ scope, set, done })}`
