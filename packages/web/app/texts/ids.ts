import type configurator from '../../../../texts/pt-BR/configurator.json'
import type gallery from '../../../../texts/pt-BR/gallery.json'
import type shell from '../../../../texts/pt-BR/shell.json'
import type shop from '../../../../texts/pt-BR/shop.json'
import type ui from '../../../../texts/pt-BR/ui.json'

/** One line a namespace: `import type x from '…/texts/pt-BR/x.json'` above, `x: typeof x` here. */
interface Namespaces {
  configurator: typeof configurator
  gallery: typeof gallery
  shell: typeof shell
  shop: typeof shop
  ui: typeof ui
}

export type Namespace = keyof Namespaces
export type TextId = { [N in Namespace]: keyof Namespaces[N] }[Namespace] & string
