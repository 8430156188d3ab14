import { useState } from 'react';
import { useAlert } from './alert-dialog.tsx';
import { Button, MoreLink } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { Field, FormNotice, PasswordField } from './field.tsx';
import { useToast } from './toast.tsx';

export function Fields() {
  return (
    <section>
      <h2>Fields</h2>
      <form className="form">
        <Field label="First name" name="first" half hint="As on your card" />
        <Field
          label="Email"
          name="email"
          half
          required
          error="Enter an email address like name@company.com"
          defaultValue="name@"
        />
        <Field label="Country/Region" name="country" half disabled defaultValue="Canada" />
        <PasswordField
          label="Password"
          name="password"
          half
          required
          aside={<MoreLink to="/forget-password">Forgot Password?</MoreLink>}
        />
        <Field label="Message" name="message" multiline />
        <FormNotice tone="info">An information.</FormNotice>
        <FormNotice tone="danger">Something went wrong.</FormNotice>
        <FormNotice tone="success">It worked.</FormNotice>
      </form>
    </section>
  );
}

export function Messages() {
  const { alert, confirm } = useAlert();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const remove = async () => {
    const yes = await confirm({ title: 'Delete this banner?', text: 'It disappears from the list at once.', action: 'Delete' });
    await alert(yes ? 'Banner deleted successfully!' : 'Nothing was deleted', { bad: !yes });
  };
  return (
    <section>
      <h2>Messages</h2>
      <div className="sheet-row">
        <Button onClick={() => toast({ text: 'Thank you. Your message has been sent.', tone: 'success' })}>Toast</Button>
        <Button onClick={() => toast({ text: 'The message could not be sent.', tone: 'error' })}>Error toast</Button>
        <Button look="ghost" onClick={() => alert('Banner Added successfully')}>
          Alert
        </Button>
        <Button look="danger" onClick={remove}>
          Confirm
        </Button>
        <Button look="ghost" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Update banner"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Field label="Title" name="title" required defaultValue="Low-code with Mendix" />
      </Dialog>
      <EmptyState title="No banners yet" text="Add the first one." action={<Button>Add Banner</Button>} />
      <EmptyState
        tone="failed"
        title="The list could not be read"
        text="Check the connection."
        action={<Button>Try again</Button>}
      />
    </section>
  );
}
