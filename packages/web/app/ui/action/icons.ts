/**
 * Drawings of 24 by 24 to be stroked, each one path; only those that some page shows. From Lucide 1.75 (lucide.dev, ISC; partly
 * Feather, MIT), see NOTICE.
 */
export type Drawing = string

export const ArrowDown: Drawing = 'M12 5v14M19 12l-7 7-7-7'
export const ArrowRight: Drawing = 'M5 12h14M12 5l7 7-7 7'
export const ArrowUp: Drawing = 'M5 12l7-7 7 7M12 19V5'
export const Ban: Drawing = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4.929 4.929 19.07 19.071'
export const Box: Drawing =
  'M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16ZM3.3 7l8.7 5 8.7-5M12 22V12'
export const Camera: Drawing =
  'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
export const CarFront: Drawing =
  'M21 8l-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8M7 14h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2zM5 18v2M19 18v2'
export const Check: Drawing = 'M20 6 9 17l-5-5'
export const ChevronDown: Drawing = 'M6 9l6 6 6-6'
export const ChevronLeft: Drawing = 'M15 18l-6-6 6-6'
export const ChevronRight: Drawing = 'M9 18l6-6-6-6'
export const ChevronUp: Drawing = 'M18 15l-6-6-6 6'
export const ChevronsUpDown: Drawing = 'M7 15l5 5 5-5M7 9l5-5 5 5'
export const CircleAlert: Drawing = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16'
export const CircleCheck: Drawing = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12'
export const CloudOff: Drawing =
  'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20'
export const Download: Drawing = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5'
export const History: Drawing = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2'
export const Info: Drawing = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01'
export const Link2: Drawing = 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12L16 12'
export const Lock: Drawing =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4'
export const MessageCircle: Drawing =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719'
export const Minus: Drawing = 'M5 12h14'
export const Plus: Drawing = 'M5 12h14M12 5v14'
export const Printer: Drawing =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z'
export const Redo2: Drawing = 'M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13'
export const Rotate3d: Drawing =
  'M15.194 13.707l3.814 1.86-1.86 3.814M16.47214 7.52786 A 5 10 0 1 0 13 21.79796M21.79796 11 A 10 5 0 1 0 19 15.57071'
export const RotateCcw: Drawing = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5'
export const Route: Drawing =
  'M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
export const SearchX: Drawing = 'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21l-4.3-4.3'
export const SquareSplitHorizontal: Drawing =
  'M8 19H5c-1 0-2-1-2-2V7c0-1 1-2 2-2h3M16 5h3c1 0 2 1 2 2v10c0 1-1 2-2 2h-3M12 4L12 20'
export const TriangleAlert: Drawing =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'
export const Undo2: Drawing = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'
export const X: Drawing = 'M18 6 6 18M6 6l12 12'
