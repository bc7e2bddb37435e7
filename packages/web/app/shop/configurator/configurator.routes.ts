import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../../shell/localized-route.ts'
import { SLUGS } from '../../shell/slugs.ts'

const here = './shop/configurator'

const pdfRoutes = Object.values(SLUGS.summary).map((slug, at) =>
  route(`${slug}.pdf`, `${here}/responses/summary-pdf.ts`, { id: `summary-pdf-${at}` }),
)

export const configuratorRoutes: RouteConfigEntry[] = [
  ...localized('build', `${here}/build.page.tsx`),
  ...localized('configurator', `${here}/configurator.page.tsx`),
  ...localized('summary', `${here}/summary/summary.page.tsx`),
  ...localized('shared', `${here}/shared.page.tsx`),
  ...pdfRoutes,
  route('configurator/:model/car', `${here}/responses/car.ts`),
  route('configurator/:model/price', `${here}/responses/price.ts`),
  route('configurator/:model/stock', `${here}/responses/stock.ts`),
]
