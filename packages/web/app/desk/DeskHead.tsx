/** Titles of the workplace: never in a search engine. */
export function DeskHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | Volante`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
