import type { WholePage } from '@volante/contract/page'

/** The bytes of a page that was drawn to its end; null of one that still streams, and of what is no page. */
export const wholeOf = (response: Response | WholePage): Buffer | null => ('whole' in response ? response.whole : null)

/** All of a page, however it comes. */
export const bodyOf = async (response: Response | WholePage): Promise<Buffer> =>
  wholeOf(response) ?? Buffer.from(await response.arrayBuffer())
