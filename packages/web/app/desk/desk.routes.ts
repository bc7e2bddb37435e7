import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

export const deskRoutes: RouteConfigEntry[] = [
  layout('./desk/desk.layout.tsx', [
    index('./desk/leads/leads.page.tsx', { id: 'desk-leads' }),
    route('sign-in', './desk/sign-in.page.tsx'),
  ]),
]
