/** What somebody should know. */
export const NOTIFICATIONS_PATH = '/desk/notifications'
