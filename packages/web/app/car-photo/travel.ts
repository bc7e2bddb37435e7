import type { CSSProperties } from 'react'

/** Takes a car's name; returns the style by which it travels from page to page (`@view-transition` in shell/frame/SiteFrame.module.css). */
export const travel = (car: string | undefined): CSSProperties =>
  car === undefined ? {} : { viewTransitionName: `car-${car}` }
