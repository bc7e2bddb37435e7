import type { Texts } from '../../texts/texts.tsx'

/** Takes how a person wishes to be reached, null for any way; returns its name. */
export const channelName = ({ t, byKey }: Texts, channel: string | null): string =>
  channel ? byKey(`desk.channel.${channel}`) : t('desk.channel.any')
