import './brand/tokens.css'
import './brand/base.css'
import { data, isRouteErrorResponse, Links, Outlet, ScrollRestoration, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { FRAME_END } from './shell/frame/frame-end.ts'
import { WornHead } from './shell/frame/WornHead.tsx'
import { askWhole } from './shell/router/ask-whole.ts'
import { awaitTexts } from './shell/router/await-texts.ts'
import { Behaviours } from './shell/behaviour/Behaviours.tsx'
import { ErrorPage, shownError } from './shell/errors/ErrorPage.tsx'
import { useScript } from './shell/handle.ts'
import { LateScripts } from './shell/LateScripts.tsx'
import { EnhanceScript } from './enhance/EnhanceScript.tsx'
import { useNonce } from './shell/nonce.ts'
import { ClosedPage } from './shell/errors/ClosedPage.tsx'
import { page } from './shell/page-context.ts'
import { basePath } from './shell/slugs.ts'
import { sentRootData, usePage } from './shell/root-data.ts'
import { TextsProvider } from './texts/texts.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [askWhole, awaitTexts]

export { newPathOnly as shouldRevalidate } from './shell/router/new-path-only.ts'

const REFUSED = { expired: 403, limited: 429, unavailable: 503, closed: 503 } as const

/** A refused request never reaches the page's own loaders' data: the designed refusal takes its place. */
export function loader({ context }: Route.LoaderArgs) {
  const known = context.get(page)
  if (known.refused) throw data(known.refused, REFUSED[known.refused])
  return sentRootData(known)
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { site, dictionary, texts } = usePage()
  const nonce = useNonce()
  const script = useScript()
  return (
    <html lang={site.language} data-brand={site.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Painted whole, not while it is read: what stands at an edge would move as more of the page comes. Its place is here
            in the browser too: with one more element around the router the server would count other ids. */}
        {import.meta.env.SSR && <link rel="expect" href={`#${FRAME_END}`} blocking="render" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        {site.brand === 'portal' ? null : <link rel="manifest" href={`${basePath(site)}/manifest.webmanifest`} />}
        {script === true && texts && <meta name="texts" content={texts} />}
        <Links {...nonce} />
        <WornHead />
      </head>
      <body data-hub-page={site.id}>
        <TextsProvider locale={site} dictionary={dictionary}>
          {children}
        </TextsProvider>
        {script === true && <ScrollRestoration {...nonce} />}
        {script === true && <LateScripts texts={texts} />}
        {script === 'enhance' && <EnhanceScript site={site} />}
        {import.meta.env.DEV && script !== true && <script type="module" src="/app/shell/renew-page.ts" />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <Behaviours />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.data === 'closed') return <ClosedPage />
  return <ErrorPage {...shownError(error, !import.meta.env.SSR)} />
}
