// The package comes without types; these are the parts that we use.
declare module 'bidi-js' {
  interface Bidi {
    /** The embedding level of every UTF-16 unit; without a direction, the first strong letter decides. */
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    /** The mirror image of a character, such as `)` of `(`; null without one. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
