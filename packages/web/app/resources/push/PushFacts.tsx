import type { PushMessage } from '@volante/contract/push'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import css from './PushFacts.module.css'

/** As a phone shows it, whom it would reach, and what became of it. */
export function PushFacts({ message }: { readonly message: PushMessage }) {
  const { t, number, date } = useTexts()
  const { sites } = usePage()
  const { state, people, devices, markets, brands, tried } = message
  const isBegun = state !== 'DRAFT' && state !== 'SCHEDULED'
  const nameAt = (country: string) =>
    sites.find((one) => one.country === country && (brands.length === 0 || brands.includes(one.brand)))?.brandName ??
    country
  const counts = Object.fromEntries(
    (['people', 'devices', 'sent', 'opened', 'failed', 'skipped', 'waiting'] as const).map((name) => [
      t(`resources.push.${name}`),
      number(message[name]),
    ]),
  )
  return (
    <Stack gap={4}>
      <Stack as="section" gap={3} aria-labelledby="preview">
        <h2 id="preview">{t('resources.push.preview')}</h2>
        <Row gap={4} align="start">
          {markets.map((country) => {
            const [title, text, language] =
              country === 'BR' ? [message.titlePt, message.textPt, 'pt-BR'] : [message.titleEs, message.textEs, 'es-AR']
            return (
              <div key={country} className={css.phone}>
                <div className={css.notice} lang={language}>
                  <img src="/touch-icon.png" alt="" width={40} height={40} />
                  <div className={css.words}>
                    <p className="fine soft">{t('resources.push.previewOf', { site: nameAt(country) })}</p>
                    <p className="strong">{title}</p>
                    <p>{text}</p>
                  </div>
                </div>
              </div>
            )
          })}
        </Row>
        {isBegun ? null : (
          <p>{devices === 0 ? t('resources.push.wouldNobody') : t('resources.push.would', { people, devices })}</p>
        )}
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="result">
        <h2 id="result">{t('resources.push.result')}</h2>
        <Facts
          of={{
            [t('resources.push.state')]: t(`resources.push.state.${state}`),
            ...(isBegun ? counts : {}),
            [t('resources.push.tried')]: tried && (
              <>
                {date(tried.at, 'moment')}
                <ul role="list">
                  {tried.devices.map(({ outcome, status }, at) => (
                    <li key={at}>{t(`resources.push.tried.${outcome}`, { status })}</li>
                  ))}
                </ul>
              </>
            ),
            [t('resources.push.startsAt')]: message.startsAt && date(message.startsAt, 'moment'),
            [t('resources.push.endedAt')]: message.endedAt && date(message.endedAt, 'moment'),
          }}
        />
      </Stack>
    </Stack>
  )
}
