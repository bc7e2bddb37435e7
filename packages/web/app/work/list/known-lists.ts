/** Lists that other pages lead to. */
export const LEADS = { path: '/desk' }
export const ORDERS = { path: '/desk/orders' }
export const PEOPLE = { path: '/admin/users' }
export const AUDIT = { path: '/admin/audit' }
export const QUOTATIONS = { path: '/desk/quotations' }
export const VISITS = { path: '/desk/appointments' }
