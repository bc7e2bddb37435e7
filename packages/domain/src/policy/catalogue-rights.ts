import { partner, service } from './right-holders.ts'
import type { Right } from './right.ts'

/** Who keeps what a group shows and sells with, and its campaigns. */
export const CATALOGUE_RIGHTS = {
  'parts.create': {
    held: { ...service, ...partner },
    audited: { 'parts.part.create': null },
  },
  'accessories.index': {
    held: { cache_manager: 'market', ...service },
    menu: '/admin/accessories',
    section: 'catalogue',
    audited: { 'parts.accessory.index': null, 'parts.accessory.reindex': null, 'parts.accessory.deleteIndex': null },
  },
  'upgrades.manage': {
    held: { offer_admin: 'brand', ...service },
    menu: '/admin/upgrades',
    section: 'catalogue',
    audited: {
      'upgrade.setup.create': null,
      'upgrade.setup.update': 'upgrade',
      'upgrade.setup.delete': 'upgrade',
      'upgrade.setup.decide': 'upgrade',
    },
  },
  'manuals.manage': {
    held: { manual_admin: 'brand' },
    menu: '/admin/manuals',
    section: 'catalogue',
    audited: {
      'manual.manuals.create': null,
      'manual.manuals.update': 'manual',
      'manual.manuals.delete': 'manual',
      'manual.files.create': null,
    },
  },
  'reviews.moderate': {
    held: { ...service, ...partner },
    menu: '/admin/reviews',
    section: 'people',
    audited: { 'rating.desk.decide': null },
  },
  'reviews.watch': { held: { ...service, ...partner }, menu: '/admin/review-times', section: 'people' },
  'campaigns.manage': { held: { offer_admin: 'brand', game_admin: 'brand' } },
  'coupons.clear': { held: { offer_admin: 'brand', voucher_admin: 'brand' } },
  'medals.create': { held: { game_admin: 'brand', game_moderator: 'brand', external_application_user: 'brand' } },
  'participants.list': { held: { dealer_manager: 'dealerGroup', event_admin: 'brand' } },
  'participants.read': {
    held: { event_admin: 'brand' },
    menu: '/admin/participants',
    section: 'catalogue',
    audited: {
      'events.participants.details': null,
      'events.desk.participant': null,
      'events.desk.participantDelete': null,
    },
  },
  'events.manage': {
    held: { event_admin: 'brand' },
    menu: '/admin/events',
    section: 'catalogue',
    audited: {
      'events.desk.create': null,
      'events.desk.update': null,
      'events.desk.delete': null,
      'events.desk.act': null,
    },
  },

  // Who keeps any of the data sheets; which of them is said by a further right: that of its sheet.
  'data.keep': {
    held: { offer_admin: 'brand', voucher_admin: 'brand', ...service, ...partner },
    menu: '/admin/data',
    section: 'catalogue',
    audited: {
      'sheets.rows.save': null,
      'sheets.rows.delete': null,
      'sheets.order.move': null,
      'sheets.many.create': null,
      'sheets.batches.create': null,
      'sheets.batches.map': null,
      'sheets.batches.forget': null,
      'sheets.batches.apply': null,
      'sheets.batches.undo': null,
      'sheets.batches.keep': null,
    },
  },
  'data.manage': {
    held: { ...service, ...partner },
    audited: {
      'changeSets.create': null,
      'changeSets.delete': null,
      'changeSets.parts.create': null,
      'changeSets.parts.delete': null,
      'changeSets.approve': null,
      'changeSets.reopen': null,
      'changeSets.schedule': null,
      'changeSets.cancel': null,
      'changeSets.publish': null,
      'changeSets.preview': null,
      'changeSets.revert': null,
      'changeSets.keep': null,
    },
  },
  'offers.manage': { held: { offer_admin: 'brand', ...service, ...partner } },
  'coupons.manage': { held: { offer_admin: 'brand', voucher_admin: 'brand', ...service, ...partner } },
  'pictures.manage': {
    held: { ...service, ...partner },
    menu: '/admin/pictures',
    section: 'catalogue',
    audited: { 'pictures.create': null, 'pictures.update': 'picture', 'pictures.delete': 'picture' },
  },

  'data.feed': {
    held: { dms: 'dealer', dealer_manager: 'dealerGroup', ...service, ...partner },
    menu: '/desk/feeds',
    audited: { 'sheets.feed.push': null },
    forClients: true,
  },
  'settings.manage': {
    held: { ...service, ...partner },
    menu: '/admin/settings',
    audited: {
      'siteSettings.change': null,
      'siteSettings.preview': null,
      'siteSettings.approve': null,
      'siteSettings.drop': null,
      'siteSettings.revert': null,
    },
  },
  'shop.open': {
    held: service,
    menu: '/admin/setup',
    audited: {
      'setup.group.update': null,
      'setup.group.decide': null,
      'setup.shop.open': null,
      'setup.tries.create': null,
    },
  },
} as const satisfies Readonly<Record<`${string}.${string}`, Right>>
