import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

export const adminRoutes: RouteConfigEntry[] = [
  layout('./admin/admin.layout.tsx', [
    route('permissions', './admin/permissions/permissions.page.tsx'),
    route('audit', './admin/audit/audit.page.tsx'),
    route('users', './admin/users/users.page.tsx'),
    route('users/new', './admin/users/new/new-people.page.tsx'),
    route('users/bulk', './admin/users/bulk.page.tsx'),
    route('users/:person', './admin/users/person/person.page.tsx'),
  ]),
]
