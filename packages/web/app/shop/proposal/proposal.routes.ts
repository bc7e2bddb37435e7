import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../../shell/localized-route.ts'

const here = './shop/proposal'

/** `proposal/…` is asked by the page itself, so it is the same in both languages. */
export const proposalRoutes: RouteConfigEntry[] = [
  ...localized('proposal', `${here}/proposal.page.tsx`),
  ...localized('proposalSent', `${here}/sent/sent.page.tsx`),
  route('proposal/dealers', `${here}/dealers/dealers.ts`),
  route('proposal/phone', `${here}/whatsapp/phone.ts`),
  route('proposal/whatsapp', `${here}/whatsapp/whatsapp.ts`),
]
