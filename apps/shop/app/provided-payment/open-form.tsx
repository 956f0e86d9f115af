import { Button } from '@rider/ui/button';
import type { ReactNode, Ref } from 'react';
import { Form } from 'react-router';

/** Opens the payment of the page at its provider. The answer is a document, whose policy allows the provider's script. */
export function OpenForm({ children, ref }: { children: ReactNode; ref?: Ref<HTMLFormElement> }) {
  return (
    <Form ref={ref} method="post" reloadDocument>
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </Form>
  );
}
