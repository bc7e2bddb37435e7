import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Takes the lists that need the desk's words. */
export const deskRoutes = (lists: RouteConfigEntry): RouteConfigEntry[] => [
  layout('./desk/desk.layout.tsx', [
    lists,
    route('today', './desk/today/today.page.tsx'),
    route('notifications', './desk/notifications/notifications.page.tsx'),
    route('sign-in', './desk/sign-in.page.tsx'),
    route('dealers/options-of', './desk/dealers/options-of.ts'),
    route('begin', './desk/begin/begin.page.tsx'),
    route('orders/:order', './desk/orders/order-detail.page.tsx'),
    route('orders/:order/refund/:charge', './desk/orders/money/refund.page.tsx'),
    layout('./resources/resources.layout.tsx', { id: 'desk-loan-texts' }, [
      route('loans/:loan', './desk/loans/loan.page.tsx'),
    ]),
    layout('./resources/resources.layout.tsx', { id: 'desk-quotation-texts' }, [
      layout('./desk/quotations/quotations.layout.tsx', [
        route('quotations/new', './desk/quotations/quotation.page.tsx', { id: 'desk-quotation-new' }),
        route('quotations/:number', './desk/quotations/quotation.page.tsx', { id: 'desk-quotation' }),
      ]),
    ]),
    layout('./resources/resources.layout.tsx', { id: 'desk-price-texts' }, [
      route('price-comparison', './desk/prices/comparison.page.tsx'),
    ]),
    route('reception', './desk/reception/reception.page.tsx'),
    route('reception/poster', './desk/reception/poster.page.tsx'),
    route('calendar', './desk/calendar/calendar.page.tsx'),
    route('door', './desk/door/door.page.tsx'),
    route('workshop', './desk/workshop/workshop.page.tsx'),
    route('work', './desk/work/work.page.tsx'),
    route('work/:queue', './desk/work/queue.page.tsx'),
    route('review/papers/:order', './desk/review/papers.page.tsx'),
    route('review/photos/:order', './desk/review/photos.page.tsx'),
    route('parts-catalogue', './desk/parts-catalogue/parts-catalogue.page.tsx'),
    route('parts-catalogue/open', './desk/parts-catalogue/open.ts'),
    route('reprocess', './desk/reprocess/reprocess.page.tsx'),
    route('reprocess/options', './desk/reprocess/options.ts'),
  ]),
]
