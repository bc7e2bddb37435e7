import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../../shell/localized-route.ts'
import { SLUGS } from '../../shell/slugs.ts'

const here = './shop/configurator'

const pdfRoutes = Object.values(SLUGS.summary).map((slug, at) =>
  route(`${slug}.pdf`, `${here}/answers/summary-pdf.ts`, { id: `summary-pdf-${at}` }),
)

export const configuratorRoutes: RouteConfigEntry[] = [
  ...localized('build', `${here}/build.page.tsx`),
  ...localized('configurator', `${here}/configurator.page.tsx`),
  ...localized('summary', `${here}/summary/summary.page.tsx`),
  ...localized('shared', `${here}/shared.page.tsx`),
  ...pdfRoutes,
  route('configurator/:model/car', `${here}/answers/car.ts`),
  route('configurator/:model/price', `${here}/answers/price.ts`),
  route('configurator/:model/stock', `${here}/answers/stock.ts`),
]
