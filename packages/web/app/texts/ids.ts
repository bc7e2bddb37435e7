import type accessories from '../../../../texts/pt-BR/accessories.json'
import type account from '../../../../texts/pt-BR/account.json'
import type admin from '../../../../texts/pt-BR/admin.json'
import type appointment from '../../../../texts/pt-BR/appointment.json'
import type budget from '../../../../texts/pt-BR/budget.json'
import type checkout from '../../../../texts/pt-BR/checkout.json'
import type configurator from '../../../../texts/pt-BR/configurator.json'
import type contact from '../../../../texts/pt-BR/contact.json'
import type dealers from '../../../../texts/pt-BR/dealers.json'
import type desk from '../../../../texts/pt-BR/desk.json'
import type documents from '../../../../texts/pt-BR/documents.json'
import type event from '../../../../texts/pt-BR/event.json'
import type errors from '../../../../texts/pt-BR/errors.json'
import type financing from '../../../../texts/pt-BR/financing.json'
import type garage from '../../../../texts/pt-BR/garage.json'
import type logbook from '../../../../texts/pt-BR/logbook.json'
import type loan from '../../../../texts/pt-BR/loan.json'
import type gallery from '../../../../texts/pt-BR/gallery.json'
import type lead from '../../../../texts/pt-BR/lead.json'
import type legal from '../../../../texts/pt-BR/legal.json'
import type maintenance from '../../../../texts/pt-BR/maintenance.json'
import type order from '../../../../texts/pt-BR/order.json'
import type orders from '../../../../texts/pt-BR/orders.json'
import type ownershipCost from '../../../../texts/pt-BR/ownershipCost.json'
import type passport from '../../../../texts/pt-BR/passport.json'
import type payment from '../../../../texts/pt-BR/payment.json'
import type push from '../../../../texts/pt-BR/push.json'
import type quotation from '../../../../texts/pt-BR/quotation.json'
import type reception from '../../../../texts/pt-BR/reception.json'
import type recall from '../../../../texts/pt-BR/recall.json'
import type resources from '../../../../texts/pt-BR/resources.json'
import type reviews from '../../../../texts/pt-BR/reviews.json'
import type rights from '../../../../texts/pt-BR/rights.json'
import type scanner from '../../../../texts/pt-BR/scanner.json'
import type settings from '../../../../texts/pt-BR/settings.json'
import type sheets from '../../../../texts/pt-BR/sheets.json'
import type shell from '../../../../texts/pt-BR/shell.json'
import type shop from '../../../../texts/pt-BR/shop.json'
import type ui from '../../../../texts/pt-BR/ui.json'
import type valuation from '../../../../texts/pt-BR/valuation.json'
import type view from '../../../../texts/pt-BR/view.json'
import type warranty from '../../../../texts/pt-BR/warranty.json'
import type work from '../../../../texts/pt-BR/work.json'

/** One line a namespace: `import type x from '…/texts/pt-BR/x.json'` above, `x: typeof x` here. */
interface Namespaces {
  accessories: typeof accessories
  account: typeof account
  admin: typeof admin
  appointment: typeof appointment
  budget: typeof budget
  checkout: typeof checkout
  configurator: typeof configurator
  contact: typeof contact
  dealers: typeof dealers
  desk: typeof desk
  documents: typeof documents
  errors: typeof errors
  event: typeof event
  financing: typeof financing
  garage: typeof garage
  loan: typeof loan
  logbook: typeof logbook
  gallery: typeof gallery
  lead: typeof lead
  legal: typeof legal
  maintenance: typeof maintenance
  order: typeof order
  orders: typeof orders
  ownershipCost: typeof ownershipCost
  passport: typeof passport
  push: typeof push
  payment: typeof payment
  recall: typeof recall
  quotation: typeof quotation
  reception: typeof reception
  resources: typeof resources
  reviews: typeof reviews
  rights: typeof rights
  scanner: typeof scanner
  settings: typeof settings
  sheets: typeof sheets
  shell: typeof shell
  shop: typeof shop
  ui: typeof ui
  valuation: typeof valuation
  view: typeof view
  warranty: typeof warranty
  work: typeof work
}

type Namespace = keyof Namespaces
export type TextId = { [N in Namespace]: Extract<keyof Namespaces[N], string> }[Namespace]
