import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../../shell/localized-route.ts'

const here = './shop/proposal'

/** `proposal/…` is asked by the page itself, so it is the same in both languages. */
export const proposalRoutes: RouteConfigEntry[] = [
  ...localized('proposal', `${here}/proposal.page.tsx`),
  ...localized('proposalSent', `${here}/sent.page.tsx`),
  route('proposal/dealers', `${here}/answers/dealers.ts`),
  route('proposal/phone', `${here}/answers/phone.ts`),
  route('proposal/whatsapp', `${here}/answers/whatsapp.ts`),
]
