import type { RouteHandle } from '@volante/contract/page'
import { addressOfCodes, readAddress } from '@volante/domain/configuration/address'
import { data, redirect } from 'react-router'
import { builtCar } from '../../car-price/built-car.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/new.page'

export const handle = {
  texts: ['passport', 'configurator', 'errors', 'ui'],
  cache: false,
  query: ['version', 'year', 'color', 'coating', 'parts', 'services'],
} satisfies RouteHandle

/** A built car as its address tells it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readAddress(url.searchParams)
  const { mvs, price } = await builtCar(context.get(page), asked)
  const { modelName, modelSlug, versionName, year } = mvs
  const query = addressOfCodes({ ...asked, mvsCode: mvs.code, year }).toString()
  return { car: `${modelName} ${versionName}`, year, slug: modelSlug, query, price }
}

export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(page)
  const asked = readAddress(url.searchParams)
  const { mvs } = await builtCar(shop, asked)
  const { colorCode, coatingCode, parts, services } = asked
  try {
    const { token } = await shop.api.pricePassport.ofBuild({
      body: { mvs: mvs.code, year: mvs.year, colorCode, coatingCode, parts: [...parts], services: [...services] },
    })
    return redirect(pathTo(shop.site, 'passport', { token }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: shop.texts.byKey(refusal.code) }, refusal.status)
  }
}

/** What will be signed, before it is. */
export default function NewPassport({
  loaderData: { car, year, slug, query, price },
  actionData,
}: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <Page width="content" gap={6}>
      <PageHead title={t('passport.make')} hidden />
      <Opening title={t('passport.make')} lead={t('passport.makeNote')} size="small" />
      {actionData?.problem ? (
        <InlineMessage tone="bad" isLive>
          {actionData.problem}
        </InlineMessage>
      ) : null}
      <p className="text-22">
        {t('configurator.car-and-year', { car, year: String(year) })}
        {price === null ? null : (
          <>
            {' · '}
            <Price amount={price} hasCents />
          </>
        )}
      </p>
      <Row gap={3}>
        <PostButton fields={{ intent: 'keep' }} variant="primary" reloadDocument>
          {t('passport.make')}
        </PostButton>
        <LinkButton to={`${pathTo(site, 'summary', { model: slug })}?${query}`} variant="quiet" reloadDocument>
          {t('passport.back')}
        </LinkButton>
      </Row>
    </Page>
  )
}
