// Renders with plain Node: no bundler, no loader, no CSS. The arguments are further entry points to load.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createApi } from '@rider/api';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import messages from '@rider/ui/messages/zh-CN.json' with { type: 'json' };

for (const entry of process.argv.slice(2)) await import(entry);

const page = h(
  IntlProvider,
  { locale: 'zh-CN', messages },
  h(TextField, { label: '公司', name: 'company', required: true }),
  h(Button, { variant: 'primary', pending: true }, '保存'),
  h(Dialog, { title: '配送', trigger: h(Button, null, '打开') }),
);
console.log(typeof createApi, renderToString(page));
