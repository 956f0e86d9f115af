import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import english from '../../messages/en-US.json' with { type: 'json' };
import { CopyButton } from '../copy-button/index.ts';
import { SearchField } from '../field/index.ts';
import { Icon, iconNames } from '../icon/index.ts';
import { Cluster, Grid, Stack } from '../layout/index.ts';

/** All icons by name; typing narrows them, and each has its code to copy. */
export function IconSearch() {
  const [wanted, setWanted] = useState('');
  const found = iconNames.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <IntlProvider locale="en-US" messages={english}>
      <Stack>
        <SearchField label="Search icons" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <p role="status">{`${found.length} of ${iconNames.length} icons`}</p>
        <Grid column="200px">
          {found.map((name) => (
            <Cluster key={name} oneRow>
              <Icon name={name} />
              <CopyButton iconOnly size="small" value={`<Icon name="${name}" />`} label={`Copy the code of ${name}`} />
              {name}
            </Cluster>
          ))}
        </Grid>
      </Stack>
    </IntlProvider>
  );
}
