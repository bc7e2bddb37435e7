import type { BrandStage } from '@volante/contract/site'
import type { Crop } from '../../car-photo/CarCrop.tsx'

/** Where on the car a figure shows, as its three views are taken (assets/cars/generator/render/camera.py). */
export const MOMENT_CROPS: Readonly<Record<BrandStage['moments'][number], Crop>> = {
  'engine.power': { view: 'front34', x: 0.34, y: 0.47, zoom: 1.8 },
  'engine.torque': { view: 'front34', x: 0.5, y: 0.6, zoom: 1.75 },
  'performance.acceleration': { view: 'side', x: 0.68, y: 0.56, zoom: 1.7 },
  'performance.road': { view: 'side', x: 0.36, y: 0.5, zoom: 1.55 },
  'capacities.luggage': { view: 'rear34', x: 0.68, y: 0.45, zoom: 1.7 },
  'capacities.payload': { view: 'side', x: 0.7, y: 0.5, zoom: 1.6 },
  'capacities.towing': { view: 'rear34', x: 0.68, y: 0.5, zoom: 1.6 },
  'dimensions.clearance': { view: 'side', x: 0.3, y: 0.62, zoom: 1.7 },
}
