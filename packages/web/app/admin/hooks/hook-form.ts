import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

export const HOOKS_PATH = '/admin/hooks'
export const hookPath = (id: string): string => `${HOOKS_PATH}/${id}`

/** What was sent, as the list's filters narrow it. */
export const noticesPath = (by: Readonly<Record<string, string>>): string =>
  `/admin/hook-notices?${new URLSearchParams(by)}`

const hooks = describeFields({
  name: { label: 'admin.hooks.field.name', maxLength: 80, autoComplete: 'off' },
  url: { label: 'admin.hooks.field.url', hint: 'admin.hooks.urlHint', inputMode: 'url', autoComplete: 'off' },
  events: { label: 'admin.hooks.field.events', hint: 'admin.hooks.eventsHint', control: 'boxes' },
  markets: { label: 'admin.clients.field.markets', control: 'boxes' },
  dealerCodes: { label: 'admin.clients.field.dealers', hint: 'admin.clients.dealersHint', control: 'area' },
})
export const { Field } = hooks

/** A new receiver; the call knows what its maker may have told. */
export const NEW_HOOK = hooks.form({
  kind: 'hook',
  fields: ['name', 'url', 'events', 'markets', 'dealerCodes'],
  rules: ({ name, url, events, markets }) =>
    refusing({
      name: requiredRefusal(name),
      url: url.startsWith('https://') ? null : refuse('hooks.url'),
      events: events.length > 0 ? null : refuse('hooks.events'),
      markets: markets.length > 0 ? null : refuse('clients.market'),
    }),
})
