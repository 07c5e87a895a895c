import { useSearchParams } from 'react-router-dom';
import type { Refusal } from '#client/components/form/form.ts';
import { isErrorCode } from '#client/i18n/error-text.ts';
import { CODE_PLATFORMS, type CodePlatformKey } from '#rules/code-platform.ts';

/** What came of a proof at a platform that the visitor comes back from. */
interface ArrivedProof {
  /** The platform of the proved account; undefined when there is none. */
  readonly platform: CodePlatformKey | undefined;
  readonly refusal: Refusal | undefined;
  /** Shows the form again. */
  readonly forget: () => void;
}

/** Reads what came of it from the address. Never repeats an unknown code: anybody can put text into an address. */
export function useArrivedProof(): ArrivedProof {
  const [search, setSearch] = useSearchParams();
  const given = search.get('error_code');
  const known = CODE_PLATFORMS.find(({ key }) => key === search.get('proved'));
  const code = given !== null && isErrorCode(given) ? given : 'unknown_error';
  return {
    platform: given === null ? known?.key : undefined,
    refusal: given === null ? undefined : { failure: { kind: 'coded', code, message: '', details: {} }, attempt: 1 },
    forget: () =>
      setSearch((old) => {
        const kept = new URLSearchParams(old);
        kept.delete('proved');
        return kept;
      }),
  };
}
