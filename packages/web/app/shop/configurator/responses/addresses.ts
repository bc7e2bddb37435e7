import { basePath } from '../../../shell/slugs.ts'

type Whose = Parameters<typeof basePath>[0]

/** Where the page asks for what it needs later: not pages, so the same in both languages. */
export const answerPath = (site: Whose, model: string, name: 'car' | 'price' | 'stock', query: URLSearchParams) =>
  `${basePath(site)}/configurator/${model}/${name}?${query}`
