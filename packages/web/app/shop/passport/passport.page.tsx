import type { PassportShown } from '@volante/contract/price-passport'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { marks } from '../../enhance/marks.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { qrDrawing } from '../../shell/qr/qr-drawing.server.ts'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { QrCode } from '../../ui/data/QrCode.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/passport.page'
import { Lines } from './Lines.tsx'
import { Onwards } from './Onwards.tsx'
import css from './passport.module.css'

export const handle = { texts: ['passport', 'ui'], script: 'enhance', cache: false, query: [] } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, site, origin } = context.get(page)
  const token = params.token ?? ''
  try {
    const shown = await api.pricePassport.show({ params: { token } })
    const address = origin + pathTo(site, 'passport', { token })
    return data({ token, shown, address, drawing: qrDrawing(address) })
  } catch (error) {
    const status = callRefusal(error)?.status
    if (status === 404 || status === 400) return data(null, { status: 404 })
    throw error
  }
}

const TONES = { valid: 'good', expired: 'warn', tampered: 'bad' } as const

/** A price as it was signed: whether that holds, where each line comes from, and what changed since. It names nobody. */
export default function PassportPage({ loaderData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  if (!loaderData) return <Ended />
  const { token, shown, address, drawing } = loaderData
  const { state, passport } = shown
  const day = (one: string) => date(`${one}T12:00:00Z`)
  const { name: car = '', year = '' } = passport?.car ?? {}
  return (
    <Page width="content" gap={7}>
      <PageHead title={t('passport.title')} hidden />
      <Opening
        title={t('passport.title')}
        lead={passport ? t('passport.lead', { car, year: String(year), day: day(passport.day) }) : undefined}
        size="small"
      />
      <Stack
        gap={4}
        {...marks({ part: 'passport', signed: JSON.stringify({ signed: shown.signed, keys: shown.keys }) })}
      >
        <InlineMessage
          tone={TONES[state]}
          title={t(`passport.state.${state}`, { day: passport ? day(passport.until) : '' })}
        >
          {t(`passport.state.${state}.text`)}
        </InlineMessage>
        <div role="status" className="small">
          {VERDICTS.map((verdict) => (
            <p key={verdict} hidden {...marks({ verdict })}>
              {t(`passport.browser.${verdict}`)}
            </p>
          ))}
        </div>
      </Stack>
      {passport ? (
        <>
          <Lines passport={passport} />
          <Onwards passport={passport} />
          <Row as="section" gap={6} align="start" justify="space-between" aria-labelledby="take-title">
            <Stack gap={4} align="start">
              <h2 id="take-title">{t('passport.take')}</h2>
              <LinkButton to={pathTo(useSite(), 'passportFile', { token })} reloadDocument>
                {t('passport.file')}
              </LinkButton>
              <p className="small">
                <span className="soft">{t('passport.link')}</span>
                <br />
                <span className={css.address} translate="no">
                  {address}
                </span>
              </p>
            </Stack>
            <QrCode drawing={drawing} label={t('passport.qr')} />
          </Row>
        </>
      ) : null}
      <Signed shown={shown} />
    </Page>
  )
}

const VERDICTS = ['checking', 'good', 'bad', 'unsupported'] as const

/** All that somebody needs to check it by other means. */
function Signed({ shown: { signed, keys } }: { readonly shown: PassportShown }) {
  const { t } = useTexts()
  const key = keys.find(({ kid }) => kid === signed.kid)
  return (
    <Disclosure title={t('passport.signed')}>
      <Stack gap={4}>
        <p className="soft small">{t('passport.signed.text')}</p>
        <dl className={css.signed} translate="no">
          <dt>{t('passport.signed.content')}</dt>
          <dd>{signed.content}</dd>
          <dt>{t('passport.signed.signature')}</dt>
          <dd>{signed.signature}</dd>
          <dt>{t('passport.signed.key', { kid: signed.kid })}</dt>
          <dd>{key?.x ?? '–'}</dd>
        </dl>
      </Stack>
    </Disclosure>
  )
}

function Ended() {
  const { t } = useTexts()
  return (
    <Page width="content">
      <PageHead title={t('passport.ended')} hidden />
      <h1 className="unseen">{t('passport.ended')}</h1>
      <EmptyState
        title={t('passport.ended')}
        actions={
          <LinkButton to={basePath(useSite())} reloadDocument>
            {t('passport.models')}
          </LinkButton>
        }
      >
        {t('passport.ended.text')}
      </EmptyState>
    </Page>
  )
}
