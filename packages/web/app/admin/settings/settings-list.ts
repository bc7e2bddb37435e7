import { listAddress, searchOf } from '../../work/list/list-address.ts'

export const SETTINGS_LIST = listAddress('/admin/settings', ['text'], ['scope'])
export const TEXTS_LIST = listAddress('/admin/settings/texts', ['text', 'area', 'which'], ['scope', 'said', 'page'])

/** The page of one value of a place. */
export const valuePath = (key: string, scope: string, done = ''): string =>
  `/admin/settings/values/${encodeURIComponent(key)}?${searchOf({ scope, done })}`
