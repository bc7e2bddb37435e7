import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../shell/localized-route.ts'
import { type PageName, SLUGS } from '../shell/slugs.ts'

const PAGES = [
  ['signIn', 'entry/sign-in.page.tsx'],
  ['signUp', 'entry/sign-up.page.tsx'],
  ['confirmEmail', 'entry/confirm-email.page.tsx'],
  ['forgotPassword', 'entry/forgot-password.page.tsx'],
  ['resetPassword', 'entry/reset-password.page.tsx'],
  ['firstPassword', 'entry/first-password.page.tsx'],
  ['olderAccount', 'entry/older-account.page.tsx'],
  ['signOut', 'entry/sign-out.page.tsx'],
  ['account', 'area/home.page.tsx'],
  ['accountAgreement', 'area/agreement.page.tsx'],
  ['accountCompletion', 'area/completion.page.tsx'],
  ['accountPerson', 'area/person.page.tsx'],
  ['accountDocuments', 'area/documents.page.tsx'],
  ['accountAddress', 'area/address.page.tsx'],
  ['accountEmails', 'area/emails.page.tsx'],
  ['accountAccess', 'area/access.page.tsx'],
  ['accountCards', 'area/cards.page.tsx'],
  ['accountVisits', 'area/visits.page.tsx'],
  ['accountEvents', 'area/events.page.tsx'],
  ['garage', 'garage/garage.page.tsx'],
  ['garageAdd', 'garage/add.page.tsx'],
  ['garageCar', 'garage/car.page.tsx'],
  ['garagePapers', 'garage/papers/papers.page.tsx'],
  ['garageLogbook', 'garage/logbook-file.ts'],
  ['garageWarranty', 'garage/warranty-file.ts'],
  ['garageReceipt', 'garage/receipt-file.ts'],
  ['ownReviews', 'reviews/own-reviews.page.tsx'],
  ['loans', 'loans/loans.page.tsx'],
  ['accountPush', 'push/push.page.tsx'],
  ['accountPrivacy', 'area/privacy.page.tsx'],
  ['orders', 'orders/orders.page.tsx'],
] as const satisfies readonly (readonly [PageName, string])[]

/** An order, or a loan, is shown at the site it was made at. */
const ORDER_PAGES = [
  ['order', 'orders/order.page.tsx'],
  ['orderCancel', 'orders/cancel.page.tsx'],
  ['orderRefund', 'orders/back/refund-account.page.tsx'],
  ['orderFeedback', 'orders/feedback.page.tsx'],
  ['sharedOrder', 'orders/shared.page.tsx'],
  ['reviewNew', 'reviews/new.page.tsx'],
  ['ownReview', 'reviews/own-review.page.tsx'],
  ['garageKeep', 'garage/keep.page.tsx'],
  ['loan', 'loans/loan.page.tsx'],
  ['loanVoucher', 'loans/voucher.ts'],
  ['loanForm', 'loans/loan-form.page.tsx'],
] as const satisfies readonly (readonly [PageName, string])[]

const here = './account'

export const accountRoutes: RouteConfigEntry[] = [...PAGES, ...ORDER_PAGES].flatMap(([name, file]) =>
  localized(name, `${here}/${file}`),
)

/** The same pages without a brand: where mails to staff and identity providers lead. */
export const portalAccountRoutes: RouteConfigEntry[] = [
  route('entrar/retorno', `${here}/entry/provider-return.ts`, { id: 'provider-return' }),
  ...PAGES.flatMap(([name, file]) => [
    route(SLUGS[name]['pt-BR'], `${here}/${file}`, { id: `portal-${name}` }),
    route(`ar/${SLUGS[name]['es-AR']}`, `${here}/${file}`, { id: `portal-ar-${name}` }),
  ]),
]
