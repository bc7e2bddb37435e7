import type { RouteHandle } from '@volante/contract/page'
import { readAddress } from '@volante/domain/configuration/address'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { withRetries } from '../../enhance/connection.ts'
import { isUnreachable } from '../../shell/router/ask-whole.ts'
import { writtenOnce } from '../../shell/router/written-once.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Route } from './+types/configurator.page'
import { ConfiguratorApp } from './ConfiguratorApp.tsx'
import { loadConfigurator } from './load-configurator.ts'
import { SharedBuild } from './SharedBuild.tsx'
import { useRestored } from './saved/use-restored.ts'

export const handle = {
  texts: ['configurator', 'ui', 'view'],
  cache: ['catalogue', 'prices'],
  query: ['version', 'color', 'year', 'coating', 'parts', 'services', 'step', 'catalogue'],
} satisfies RouteHandle

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  writtenOnce(await loadConfigurator(context.get(page), params.model, url.searchParams))

/** Another version is asked for until it comes; the car on screen stays meanwhile. */
export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  withRetries(() => serverLoader(), isUnreachable, request.signal)

/** Within one version everything is decided in the browser; another version or model brings another catalogue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => readAddress(searchParams))
  const isSame = now?.mvsCode === next?.mvsCode && now?.year === next?.year
  return !isSame || currentUrl.pathname !== nextUrl.pathname
}

export default function ConfiguratorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { brandName } = useSite()
  const { search } = useLocation()
  const { mvs } = loaderData.car
  const restored = useRestored(loaderData)
  const reopened = restored?.isReopened ? restored.saved : null
  const title = `${mvs.modelName} ${mvs.versionName}`
  return (
    <>
      <PageHead
        title={t('configurator.title', { car: mvs.modelName })}
        description={t('configurator.description', { brand: brandName, car: title })}
      />
      {import.meta.env.SSR ? <SharedBuild data={loaderData} query={search} /> : null}
      <ConfiguratorApp
        key={`${mvs.code} ${mvs.year} ${reopened?.savedAt}`}
        data={loaderData}
        query={reopened?.query ?? search}
        restored={restored}
      />
    </>
  )
}
