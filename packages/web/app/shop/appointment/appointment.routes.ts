import type { RouteConfigEntry } from '@react-router/dev/routes'
import { localized } from '../../shell/localized-route.ts'

export const appointmentRoutes: RouteConfigEntry[] = [
  ...localized('testDrive', './shop/appointment/test-drive.page.tsx'),
  ...localized('serviceVisit', './shop/appointment/service-visit.page.tsx'),
  ...localized('visit', './shop/appointment/visit.page.tsx'),
  ...localized('handover', './shop/appointment/handover/handover.page.tsx'),
  ...localized('appointment', './shop/appointment/own/appointment.page.tsx'),
  ...localized('wait', './shop/appointment/own/wait.page.tsx'),
]
