import { CAR_VIEWS, type OutsideView } from '@volante/domain/car/car-image'
import { HERO_VIEW } from '../../car-photo/photos.ts'

/** Takes the views there are pictures of and the brand's own; returns the one without a word in the address. */
export const firstView = (pictured: readonly string[], own: OutsideView): OutsideView =>
  pictured.includes(own) ? own : HERO_VIEW

/** The view of the address where there are pictures of it, else the first one. */
export const askedView = (pictured: readonly string[], own: OutsideView, asked: string | null): OutsideView =>
  CAR_VIEWS.find((view) => view === asked && pictured.includes(view)) ?? firstView(pictured, own)
