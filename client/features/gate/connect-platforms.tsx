import { Button, Flex, Stack } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GateQuery } from '#generated/graphql.ts';
import { ConnectGithubForm } from './connect-github-form.tsx';
import { ConnectTokenDialog } from './connect-token-dialog.tsx';
import { type TokenPlatform, tokenPlatforms } from './token-platforms.ts';

interface ConnectPlatformsProps {
  readonly linkId: string;
  readonly hosts: GateQuery['gateHosts'];
  /** Whether something is connected already: then GitHub's form waits behind a button. */
  readonly isFurther: boolean;
  readonly onChanged: () => void;
}

/** The ways to connect a code platform. */
export function ConnectPlatforms({ linkId, hosts, isFurther, onChanged }: ConnectPlatformsProps): ReactElement {
  const [isOpen, setOpen] = useState(!isFurther);
  const github = hosts.filter(({ platform }) => platform === 'GITHUB').map(({ url }) => url);
  const platforms = tokenPlatforms(hosts);
  return (
    <Stack gap="4" align="flex-start" width="full">
      {github.length > 0 && isOpen && <ConnectGithubForm linkId={linkId} hosts={github} />}
      <Flex gap="3" wrap="wrap">
        {github.length > 0 && !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <FormattedMessage id="gateManager.connect.another" />
          </Button>
        )}
        {platforms.map((platform) => (
          <ConnectByToken key={platform.key} platform={platform} onChanged={onChanged} />
        ))}
      </Flex>
    </Stack>
  );
}

interface ConnectByTokenProps {
  readonly platform: TokenPlatform;
  readonly onChanged: () => void;
}

function ConnectByToken({ platform, onChanged }: ConnectByTokenProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} size="sm" onClick={() => setAsked(true)}>
        <FormattedMessage id="gateManager.token.connect" values={{ platform: platform.title }} />
      </Button>
      {isAsked && (
        <ConnectTokenDialog
          platform={platform}
          returnFocusTo={opener}
          onClose={() => setAsked(false)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
