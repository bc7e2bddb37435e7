import { faintPairs, legibleShade, worn } from '@volante/domain/theme/legible'
import type { Appearance } from '@volante/domain/theme/tokens'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import css from './appearance.module.css'

interface FaintPairsProps {
  readonly tokens: Appearance['tokens']
  readonly onMend: (name: string, value: string) => void
}

/** What of an appearance too few can read, with the nearest shade that all can. */
export function FaintPairs({ tokens, onMend }: FaintPairsProps) {
  const { t, number } = useTexts()
  const faint = faintPairs(tokens)
  const ratioOf = (ratio: number) => number(Math.floor(ratio * 10) / 10)
  return (
    <div role="status">
      {faint.length === 0 ? (
        <InlineMessage tone="good">{t('settings.dress.legible')}</InlineMessage>
      ) : (
        <Stack gap={3}>
          <InlineMessage tone="bad">{t('settings.dress.faintCount', { count: faint.length })}</InlineMessage>
          <Stack as="ul" role="list" gap={2}>
            {faint.map(({ ink, surface, ratio, least }) => {
              const names = { ink: t(`settings.dress.token.${ink}`), surface: t(`settings.dress.token.${surface}`) }
              const [color, background] = [worn(tokens, ink), worn(tokens, surface)]
              return (
                <Row as="li" gap={3} align="center" key={`${ink} ${surface}`}>
                  <span className={css.sample} style={{ color, background }} />
                  <span className={css.pair}>
                    {t('settings.dress.pair', { ...names, ratio: ratioOf(ratio), least: number(least) })}
                  </span>
                  <Button
                    size="small"
                    aria-label={t('settings.dress.mendOf', names)}
                    onClick={() => onMend(ink, legibleShade(color, background, least))}
                  >
                    {t('settings.dress.mend')}
                  </Button>
                </Row>
              )
            })}
          </Stack>
        </Stack>
      )}
    </div>
  )
}
