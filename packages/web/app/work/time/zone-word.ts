import type { Texts } from '../../texts/texts.tsx'

/** Takes a time zone; returns whose clocks it is, as people say it: America/Sao_Paulo reads Brasília. */
export function zoneWord({ t }: Pick<Texts, 't'>, timeZone: string): string {
  const zone = timeZone.split('/').at(-1) ?? timeZone
  return t('work.zone', { zone, city: zone.replaceAll('_', ' ') })
}
