import * as ownLink from '../../platform/links/own-link.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** What an appointment's own address ends in. */
export const linkToken = (settings: Settings, id: string): string => ownLink.linkToken(settings, 'appointment', id)

/** The id that such an ending names; null for what this platform did not make. */
export const idOfLink = (settings: Settings, token: string): string | null =>
  ownLink.idOfLink(settings, 'appointment', token)
