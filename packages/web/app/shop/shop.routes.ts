import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { localized } from '../shell/localized-route.ts'
import { appointmentRoutes } from './appointment/appointment.routes.ts'
import { configuratorRoutes } from './configurator/configurator.routes.ts'
import { proposalRoutes } from './proposal/proposal.routes.ts'

export const shopRoutes: RouteConfigEntry[] = [
  ...configuratorRoutes,
  ...proposalRoutes,
  ...appointmentRoutes,
  ...localized('home', './shop/home/home.page.tsx'),
  ...localized('models', './shop/models/models.page.tsx'),
  ...localized('model', './shop/model/model.page.tsx'),
  ...localized('reviews', './shop/reviews/reviews.page.tsx'),
  ...localized('reviewReport', './shop/reviews/report.page.tsx'),
  ...localized('comparator', './shop/comparator/comparator.page.tsx'),
  ...localized('financing', './shop/financing/financing.page.tsx'),
  ...localized('dealers', './shop/dealers/dealers.page.tsx'),
  ...localized('dealer', './shop/dealer/dealer.page.tsx'),
  ...localized('accessories', './shop/accessories/accessories.page.tsx'),
  ...localized('events', './shop/events/events.page.tsx'),
  ...localized('event', './shop/events/event.page.tsx'),
  ...localized('enrolment', './shop/events/enrolment.page.tsx'),
  ...localized('arrival', './shop/reception/arrival.page.tsx'),
  ...localized('turn', './shop/reception/turn.page.tsx'),
  ...localized('contact', './shop/contact/contact.page.tsx'),
  ...localized('contactSent', './shop/contact/contact-sent.page.tsx'),
  ...localized('recall', './shop/recall/recall.page.tsx'),
  ...localized('valuation', './shop/valuation/valuation.page.tsx'),
  ...localized('ownership', './shop/ownership/ownership.page.tsx'),
  ...localized('legal', './shop/legal/legal.page.tsx'),
  ...localized('privacy', './shop/privacy/privacy.page.tsx'),
  ...localized('regret', './shop/regret/regret.page.tsx'),
  ...localized('unsubscribe', './shop/unsubscribe/unsubscribe.page.tsx'),
  route('financing/propose', './account/loans/propose.ts'),
  route('reviews/vote', './account/reviews/vote.ts'),
  route('garage/visited', './account/garage/visited.ts'),
  route('financing/months', './shop/financing/months.ts'),
  route('financing/table', './shop/financing/table.ts'),
  route('recall/voucher', './shop/recall/voucher.ts'),
  route('dealers/places', './shop/dealers/places.ts'),
]
