import type { Self } from '@volante/contract/person-shapes'
import type { Page } from '../../../shell/page-context.ts'

const REMINDERS = { channel: 'EMAIL', purpose: 'AFTER_SALES' } as const

/** Takes what somebody has said to be written to about; returns whether they object to letters about revisions. */
export const hasObjected = (permissions: Self['contactPermissions']): boolean =>
  permissions.some(
    ({ channel, purpose, granted }) => channel === REMINDERS.channel && purpose === REMINDERS.purpose && !granted,
  )

export const setReminders = ({ api }: Page, isOn: boolean): Promise<unknown> =>
  isOn
    ? api.users.patchSelf({ body: { contactPermissions: [{ ...REMINDERS, granted: true }] } })
    : api.privacy.revokeConsent({ body: REMINDERS })
