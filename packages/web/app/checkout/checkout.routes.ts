import type { RouteConfigEntry } from '@react-router/dev/routes'
import { localized } from '../shell/localized-route.ts'

const here = './checkout'

/** Showcase, register and reservation, payment (spec platform §2), then what the order still asks of its buyer. */
export const checkoutRoutes: RouteConfigEntry[] = [
  ...localized('reserve', `${here}/showcase/showcase.page.tsx`),
  ...localized('reserveRegister', `${here}/register/register.page.tsx`),
  ...localized('orderPay', `${here}/pay/pay.page.tsx`),
  ...localized('orderDone', `${here}/done/done.page.tsx`),
  ...localized('orderDocuments', `${here}/documents/documents.page.tsx`),
  ...localized('orderPhoto', `${here}/photo/photo.page.tsx`),
  ...localized('orderContract', `${here}/contract/contract.page.tsx`),
  ...localized('orderKit', `${here}/kit/kit.page.tsx`),
  ...localized('handedPhoto', `${here}/photo/handed-photo.page.tsx`),
]
